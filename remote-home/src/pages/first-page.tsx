import { ButtonLink } from '@site/kit/ui/button'
import { Media } from '@site/kit/ui/media'
import cloth from '@site/media/pictures/hero-cloth.webp?picture'

export function Page() {
  return (
    <section>
      <h1>remote-home</h1>
      <ButtonLink href="/fees">Fees</ButtonLink>
      <Media picture={cloth} alt="" />
    </section>
  )
}
