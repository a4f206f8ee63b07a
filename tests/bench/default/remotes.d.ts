declare module 'remote_home/section' {
  export const section: import('@site/kit/contract').Section
}
declare module 'remote_services/section' {
  export const section: import('@site/kit/contract').Section
}
declare module 'remote_resources/section' {
  export const section: import('@site/kit/contract').Section
}
declare module 'remote_booking/section' {
  export const section: import('@site/kit/contract').Section
}
