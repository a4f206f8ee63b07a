/**
 * gsap and the one plugin the site uses, in one chunk that is fetched after `load`. ScrollTrigger is
 * left out: it writes a style attribute on `body`, which the policy refuses; observers do its work.
 */
import { gsap } from 'gsap'
import { ScrollToPlugin } from 'gsap/ScrollToPlugin'

gsap.registerPlugin(ScrollToPlugin)

export { gsap }
