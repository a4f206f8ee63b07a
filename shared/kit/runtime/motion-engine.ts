/**
 * gsap, in one chunk that is fetched after `load`. ScrollTrigger is left out: it writes a style
 * attribute on `body`, which the policy refuses; observers do its work.
 */
export { gsap } from 'gsap'
