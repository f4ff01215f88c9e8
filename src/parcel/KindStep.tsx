import { useLingui } from '@lingui/react/macro';
import { Radio, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InstructionChips } from '../checkout/details/InstructionChips';
import checkout from '../ui/Checkout.module.css';
import { Picture } from '../ui/Picture';
import { parcelInstructionsQuery } from './api/parcel';
import { useParcel, useParcelDraft } from './context';
import classes from './Parcel.module.css';
import { parcelFormId } from './ParcelAction';

export function KindStep() {
  const { t } = useLingui();
  const { categories, intents } = useParcel();
  const { categoryId, note, instruction, leaveAtDoor } = useParcelDraft();
  const instructions = useQuery(parcelInstructionsQuery()).data?.data ?? [];
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      id={parcelFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(categoryId === null);
        if (categoryId !== null) intents.finish({ whatDone: true });
        else event.currentTarget.querySelector<HTMLElement>('[role=radio]')?.focus();
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label={t`What are you sending?`}
          // A name from `aria-label` would stand on the box around the group, where nobody hears it.
          labelProps={{ style: { display: 'none' } }}
          value={categoryId === null ? null : String(categoryId)}
          onChange={(id) => {
            setIsMissing(false);
            intents.type({ categoryId: Number(id) });
          }}
          inputWrapperOrder={['label', 'error', 'input']}
          errorProps={{ role: 'alert' }}
          error={isMissing && categoryId === null ? t`Choose what you are sending.` : null}
        >
          <div className={classes.kinds}>
            {categories.map(({ id, name, description, image_full_url }) => (
              <Radio.Card key={id} value={String(id)} className={classes.kind}>
                <Picture src={image_full_url} alt="" kind="category" width={72} height={72} />
                <strong>{name}</strong>
                <span className={checkout.soft}>{description}</span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        <InstructionChips
          usual={instructions.map((one) => one.instruction)}
          instruction={instruction}
          leaveAtDoor={leaveAtDoor}
          onSaid={intents.type}
        />
        <Textarea
          label={t`Note (optional)`}
          placeholder={t`What is in it, which bell to ring…`}
          dir="auto"
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          onChange={({ currentTarget }) => intents.type({ note: currentTarget.value })}
        />
      </Stack>
    </form>
  );
}
