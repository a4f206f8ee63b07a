/** React's first evaluation: the entry asks for it before all else, in a task of its own. */
export { hydrateRoot } from 'react-dom/client'
