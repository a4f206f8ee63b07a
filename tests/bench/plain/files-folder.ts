/** Where the plain application's files are: the composition writes the shell's addresses, and all of it is the shell. */
export const filesFolder = '/_/shell/'
