import { schemaResolver } from '@mantine/form';
import * as v from 'valibot';
import { bannerForm } from '../../../domain/operator/shopBanner';
import type { BannerRead, ShopFault, ShopPart } from '../../../machines/operator/editShop';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { shopKey } from '../shop/shopDraft';
import type { ShopPartIntents } from '../shop/shopPartIntents';
import { type PartFields, usePartForm } from '../shop/usePartForm';
import { saidOfBanner, type TypedBanner, typedBanner, typedBannerOf } from './typedBanner';

const rules = schemaResolver(bannerForm, { sync: true });

export type BannerFields = Pick<PartFields<TypedBanner>, 'form' | 'propsOf'>;

export function useBannerForm(
  part: ShopPart,
  read: BannerRead,
  fault: ShopFault | null,
  intents: ShopPartIntents,
) {
  const { form, propsOf, version, isKept } = usePartForm<TypedBanner>({
    part,
    schema: typedBanner,
    read: { typed: typedBannerOf(read), version: read.banner?.version ?? '' },
    validate: (typed) => rules(saidOfBanner(typed)),
    fault,
  });
  const save = form.onSubmit(
    (typed) =>
      intents.save({
        kind: 'banner',
        form: v.parse(bannerForm, saidOfBanner(typed)),
        picture: typed.picture,
        key: shopKey(part),
        version,
      }),
    focusFirstError(form),
  );
  return { form, propsOf, save, isKept };
}
