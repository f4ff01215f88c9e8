import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { defaultLanguage } from '../../../domain/language/languages';
import { longestBannerTitle } from '../../../domain/operator/shopBanner';
import type { BannerRead, ShopFault, ShopPart } from '../../../machines/operator/editShop';
import { KeptNote } from '../../ui/form/KeptNote';
import { NumberField } from '../../ui/form/NumberField';
import { PictureChoice } from '../../ui/form/PictureChoice';
import { OtherLanguages } from '../shop/OtherLanguages';
import type { ShopPartIntents } from '../shop/shopPartIntents';
import { WordsField } from '../shop/WordsField';
import { BannerPlace } from './BannerPlace';
import { BannerPreview } from './BannerPreview';
import { BannerTarget } from './BannerTarget';
import { useBannerForm } from './useBannerForm';

interface BannerFormProps {
  part: ShopPart;
  read: BannerRead;
  /** What the shop said of a field. */
  fault: ShopFault | null;
  isBusy: boolean;
  intents: ShopPartIntents;
}

/** What a banner shows, where, and what it leads to, with what is wrong at its field (OPER-14). */
export function BannerForm({ part, read, fault, isBusy, intents }: BannerFormProps) {
  const { t } = useLingui();
  const { form, propsOf, save, isKept } = useBannerForm(part, read, fault, intents);
  const { banner } = read;
  const { title, picture, image } = form.values;
  const words = { name: 'title', label: t`Title`, most: longestBannerTitle, propsOf };
  return (
    <form noValidate aria-busy={isBusy} onSubmit={save}>
      <Stack gap="md">
        {isKept && <KeptNote isNew={part.id === null} onDrop={intents.takeTheirs} />}
        <WordsField {...words} />
        <OtherLanguages errors={form.errors}>
          {(language) => <WordsField {...words} language={language} />}
        </OtherLanguages>
        <PictureChoice
          path="image"
          description={t`Shown in a strip of 8 to 3. The title covers its left third, in Arabic its right one.`}
          error={propsOf('image').error}
          onChosen={(chosen) => {
            form.setFieldValue('picture', chosen);
            form.clearFieldError('image');
          }}
        >
          <BannerPreview title={title[defaultLanguage]} image={picture || image} />
        </PictureChoice>
        <BannerPlace form={form} propsOf={propsOf} read={read} />
        <BannerTarget form={form} propsOf={propsOf} read={read} />
        <NumberField
          {...propsOf('position')}
          label={t`Place among the others`}
          description={t`The least number comes first.`}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          hideControls
          dir="ltr"
        />
        <Button type="submit" size="lg" radius="md" loading={isBusy}>
          {banner ? <Trans>Save</Trans> : <Trans>Make the banner</Trans>}
        </Button>
        {banner && (
          <Button
            variant="subtle"
            color="gray"
            radius="xl"
            disabled={isBusy}
            onClick={intents.askTurn}
          >
            {banner.is_active === 1 ? <Trans>Switch it off</Trans> : <Trans>Switch it on</Trans>}
          </Button>
        )}
      </Stack>
    </form>
  );
}
