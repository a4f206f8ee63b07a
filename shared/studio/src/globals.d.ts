/** True in what browsers load, as `shared/build` defines it. */
declare const __FOR_BROWSERS__: boolean
