import type { ParcelEnd } from '../../domain/parcel/parcelDraft';
import { listed } from '../client/i18n';
import { addressLine } from '../place/addressParts/addressLine';
import { PhoneText } from '../ui/phone/PhoneText';
import { useParcel, useParcelDraft } from './context';

export function KindSummary() {
  const { categories } = useParcel();
  const { categoryId, note, instruction } = useParcelDraft();
  const name = categories.find(({ id }) => id === categoryId)?.name;
  return [name, instruction, note].filter(Boolean).join(' · ');
}

export function PersonSummary({ end }: { end: ParcelEnd }) {
  const { name, phone, place } = useParcelDraft()[end];
  return (
    <>
      <div>
        <bdi>{name}</bdi> · <PhoneText phone={phone} />
      </div>
      <div>
        <bdi>{listed([place?.address, addressLine(place)])}</bdi>
      </div>
    </>
  );
}
