/** The status page's renderer, which the build puts into the bundle: `shared/status/dist/render.mjs`. */
declare module 'site:status-pages' {
  type StatusPages = import('../../admin/status-pages.ts').StatusPages
  export const renderStatus: StatusPages['renderStatus']
  export const renderSignIn: StatusPages['renderSignIn']
  export const renderMessage: StatusPages['renderMessage']
}
