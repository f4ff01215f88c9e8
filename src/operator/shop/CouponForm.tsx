import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { defaultLanguage } from '../../../domain/language/languages';
import { longestCouponTitle } from '../../../domain/operator/shopCoupon';
import type { CouponRead, ShopFault, ShopPart } from '../../../machines/operator/editShop';
import { languageOf } from '../../client/languages';
import { KeptNote } from '../../ui/form/KeptNote';
import { NumberField } from '../../ui/form/NumberField';
import { SideBySide } from '../../ui/form/SideBySide';
import { CouponReach } from './CouponReach';
import { CouponWorth } from './CouponWorth';
import { MomentField } from './MomentField';
import { OtherLanguages } from './OtherLanguages';
import type { ShopPartIntents } from './shopPartIntents';
import { useCouponForm } from './useCouponForm';

interface CouponFormProps {
  part: ShopPart;
  read: CouponRead;
  /** What the shop said of a field. */
  fault: ShopFault | null;
  isBusy: boolean;
  intents: ShopPartIntents;
}

/** What a coupon is, with what is wrong at its field (OPER-07, OPER-09). */
export function CouponForm({ part, read, fault, isBusy, intents }: CouponFormProps) {
  const { t } = useLingui();
  const { form, propsOf, save, isKept } = useCouponForm(part, read, fault, intents);
  const first = languageOf(defaultLanguage).languageName;
  const { coupon } = read;
  return (
    <form noValidate aria-busy={isBusy} onSubmit={save}>
      <Stack gap="md">
        {isKept && <KeptNote isNew={part.id === null} onDrop={intents.takeTheirs} />}
        <SideBySide from="sm">
          <TextInput
            {...propsOf('code')}
            label={t`Code`}
            description={t`What shoppers type.`}
            required
            maxLength={30}
            dir="ltr"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <NativeSelect
            {...propsOf('coupon_type')}
            label={t`For whom it is`}
            description={t`Who may use it, and for what.`}
            data={[
              { value: 'default', label: t`Everybody` },
              { value: 'first_order', label: t`Everybody's first order` },
              { value: 'store_wise', label: t`Some stores` },
              { value: 'zone_wise', label: t`Some zones` },
              { value: 'free_delivery', label: t`Everybody, as free delivery` },
            ]}
          />
        </SideBySide>
        <TextInput
          {...propsOf(`title.${defaultLanguage}`)}
          label={t`Title (${first})`}
          required
          maxLength={longestCouponTitle}
          dir="auto"
        />
        <OtherLanguages errors={form.errors}>
          {({ languageCode, languageName: language }) => (
            <TextInput
              {...propsOf(`title.${languageCode}`)}
              label={t`Title (${language})`}
              maxLength={longestCouponTitle}
              dir="auto"
            />
          )}
        </OtherLanguages>
        <CouponReach form={form} propsOf={propsOf} read={read} />
        <CouponWorth form={form} propsOf={propsOf} />
        <SideBySide from="sm">
          <MomentField {...propsOf('start_date')} label={t`From`} required />
          <MomentField {...propsOf('expire_date')} label={t`Until`} required />
          <NumberField
            {...propsOf('limit_per_person')}
            label={t`Uses per person`}
            description={t`Empty without limit.`}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            hideControls
            dir="ltr"
          />
          <NumberField
            {...propsOf('limit_in_all')}
            label={t`Uses in all`}
            description={coupon ? t`Used so far: ${coupon.used_count}` : t`Empty without limit.`}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            hideControls
            dir="ltr"
          />
        </SideBySide>
        <Button type="submit" size="lg" radius="md" loading={isBusy}>
          {coupon ? <Trans>Save</Trans> : <Trans>Make the coupon</Trans>}
        </Button>
        {coupon && (
          <Button
            variant="subtle"
            color="gray"
            radius="xl"
            disabled={isBusy}
            onClick={intents.askTurn}
          >
            {coupon.is_active === 1 ? <Trans>End it</Trans> : <Trans>Let it work again</Trans>}
          </Button>
        )}
      </Stack>
    </form>
  );
}
