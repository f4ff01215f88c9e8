/** What every platform of the rooms without a browser has of one: a picked file travels as it is. */
interface Blob {
  readonly size: number;
  readonly type: string;
}
interface File extends Blob {
  readonly name: string;
  readonly lastModified: number;
}
declare const File: {
  readonly prototype: File;
  new (parts: readonly unknown[], name: string, options?: { type?: string }): File;
};
