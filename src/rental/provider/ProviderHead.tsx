import { Plural, Trans } from '@lingui/react/macro';
import type { Provider } from '../../../domain/rental/vehicle';
import { Heart } from '../../catalogue/favourite/Heart';
import head from '../../catalogue/store/StoreHead.module.css';
import { HeadFact, StoreHeadFrame } from '../../catalogue/store/StoreHeadFrame';
import { PhoneText } from '../../ui/phone/PhoneText';
import { hasOffer, ProviderOfferLabel } from '../parts/ProviderOfferLabel';

/** Who lets the vehicles: cover, logo, name, and what is to know (VEH-02). */
export const ProviderHead = ({ provider }: { provider: Provider }) => (
  <StoreHeadFrame of={provider} heart={<Heart kind="provider" row={provider} place="page" />}>
    <HeadFact name={<Trans>Vehicles</Trans>}>
      <Plural value={provider.total_vehicles} one="# vehicle" other="# vehicles" />
    </HeadFact>
    {provider.phone && (
      <HeadFact name={<Trans>Phone</Trans>}>
        <a href={`tel:${provider.phone}`} dir="ltr" className={head.jump}>
          <PhoneText phone={provider.phone} />
        </a>
      </HeadFact>
    )}
    {hasOffer(provider.discount) && (
      <HeadFact name={<Trans>Offer</Trans>}>
        <ProviderOfferLabel offer={provider.discount} className={undefined} />
      </HeadFact>
    )}
  </StoreHeadFrame>
);
