/** React's first evaluation: the boot module asks for it before all else, in a task of its own. */
export { hydrateRoot } from 'react-dom/client'
