/** Whom to ring, by a link that rings. */
export function PhoneOf({ of: { name, phone } }: { of: { name: string; phone: string } }) {
  return (
    <p>
      <bdi>{name}</bdi> ·{' '}
      <a href={`tel:${phone}`}>
        <bdi>{phone}</bdi>
      </a>
    </p>
  );
}
