/** The number of rows that a list has, as it is read: "1,000+" where the server stops counting. */
export function totalText(page: { total_size: number; total_capped: boolean } | undefined): string {
  if (!page) return '';
  const figure = new Intl.NumberFormat('en-US').format(page.total_size);
  return page.total_capped ? `${figure}+` : figure;
}
