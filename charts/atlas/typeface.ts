/** Stands in a drawing where the typeface belongs, which is the same in all and large. */
export const typefaceMark = '/*typeface*/';
