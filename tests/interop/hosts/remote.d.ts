declare module 'remote_booking/section' {
  export const section: import('@site/kit/contract').Section
}
