declare module 'fs-native-extensions' {
  /** Takes the kernel's lock on an open file; false when another open file holds it. Closing the file gives it back. */
  export function tryLock(fd: number): boolean;
}
