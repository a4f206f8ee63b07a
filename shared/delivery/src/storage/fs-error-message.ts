/** The system's codes for what can be wrong with a disk, in words. */

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
  EISDIR: 'a folder lies in its place',
}

/** @returns such as `the disk is full (ENOSPC)` */
export const diskFault = ({ code = 'unknown', syscall = 'it' }: NodeJS.ErrnoException): string =>
  `${reasons[code] ?? `${syscall} failed`} (${code})`
