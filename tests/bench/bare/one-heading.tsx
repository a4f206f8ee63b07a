/** The same markup as in the document, which React hydrates: nothing less can be called a page of this stack. */
import { hydrateRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <h1>One heading</h1>)
