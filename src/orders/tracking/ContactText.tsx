import { PhoneText } from '../../ui/phone/PhoneText';

/** Who is named for it; the number is told to nobody who only follows it by a link. */
export const ContactText = ({ name, phone }: { name: string; phone: string }) => (
  <>
    {name}
    {phone && (
      <>
        {' · '}
        <PhoneText phone={phone} />
      </>
    )}
  </>
);
