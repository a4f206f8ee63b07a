import { defineSection } from '@site/kit/contract'
import racialLiteracyCard from '@site/media/cards/racial-literacy-training.jpg?url'
import { declareService } from './pages/declare-service.ts'

export const section = defineSection({
  name: 'remote-services',
  pages: [
    declareService(
      'racial-literacy-training',
      {
        title: 'Racial literacy and anti-racism training',
        description:
          'Training for institutions, schools and services that want the language, the history and the practice to name racism and undo it. For groups of 5 to 50.',
        area: 'rights',
        barTone: 'paper',
        card: racialLiteracyCard,
      },
      () => import('./content/racial-literacy-training.ts'),
    ),
  ],
})
