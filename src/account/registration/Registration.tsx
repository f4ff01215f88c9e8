import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type ApplicationKind,
  type ApplicationStep,
  applicationSteps,
} from '../../../domain/account/applicationValidation';
import { useFlow } from '../../flow/useFlow';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { liveRegistrationMachine } from '../actors/registrationActors';
import { ApplicantStep } from './ApplicantStep';
import { useApplicationForm } from './applicationForm';
import { useApplicationTexts } from './applicationTexts';
import { BusinessPlaceStep } from './BusinessPlaceStep';
import { BusinessStep } from './BusinessStep';
import { ApplicationContext, applicationStepOf, applicationTroubleOf } from './context';
import { registrationIntents } from './intents';
import { PapersStep } from './PapersStep';
import { PlanStep } from './PlanStep';
import classes from './Registration.module.css';
import { RidingStep } from './RidingStep';
import { SentNote } from './SentNote';

const bodies = {
  store: {
    person: ApplicantStep,
    business: BusinessStep,
    place: BusinessPlaceStep,
    plan: PlanStep,
  },
  courier: {
    person: ApplicantStep,
    business: PapersStep,
    place: BusinessPlaceStep,
    plan: RidingStep,
  },
} satisfies Record<ApplicationKind, Record<ApplicationStep, unknown>>;

export function Registration({ kind }: { kind: ApplicationKind }) {
  const { t } = useLingui();
  const say = useApplicationTexts();
  const actor = useFlow(liveRegistrationMachine, { input: { kind } });
  const intents = useMemo(() => registrationIntents(actor), [actor]);
  const step = useSelector(actor, applicationStepOf);
  const trouble = useSelector(actor, applicationTroubleOf);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(actor, (snapshot) => snapshot.hasTag('done'));
  const form = useApplicationForm(
    kind,
    () => applicationStepOf(actor.getSnapshot()),
    intents.noteEdit,
  );
  const scope = useMemo(() => ({ kind, actor, intents, form }), [kind, actor, intents, form]);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // Whoever comes by keyboard or screen reader goes on where the page goes on.
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  const names = {
    person: t`About you`,
    business: kind === 'store' ? t`Your store` : t`Your papers`,
    place: kind === 'store' ? t`Where it is` : t`Where you ride`,
    plan: kind === 'store' ? t`Your plan` : t`How you work`,
  };
  if (isSent) return <SentNote actor={actor} />;
  const Body = bodies[kind][step];
  const at = applicationSteps.indexOf(step);
  const goOn = () => {
    const { point, zone_id } = form.getValues();
    if (step === 'plan') intents.send(form.getValues());
    else if (step === 'place' && point) intents.givePlace({ zoneId: Number(zone_id), point });
    else intents.finish();
  };
  const hasField = Boolean(refusal?.field && refusal.field in form.getValues());
  return (
    <ApplicationContext value={scope}>
      <form
        noValidate
        className={classes.card}
        onSubmit={form.onSubmit(goOn, focusFirstError(form))}
      >
        <ol className={classes.progress} aria-label={t`Steps`}>
          {applicationSteps.map((one, index) => (
            <li
              key={one}
              data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}
              aria-current={index === at ? 'step' : undefined}
            >
              {names[one]}
            </li>
          ))}
        </ol>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {names[step]}
        </h2>
        <Stack gap="md">
          <FormNotice
            refusal={refusal && !hasField ? say.refusal(refusal) : ''}
            isTrouble={trouble === 'unreachable' || trouble === 'unchecked'}
          />
          <Body />
          <Group justify="space-between" mt="sm">
            {at > 0 ? (
              <Button variant="default" radius="xl" disabled={isBusy} onClick={intents.goBack}>
                <Trans>Back</Trans>
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" radius="xl" size="md" loading={isBusy}>
              {step === 'plan' ? <Trans>Send the application</Trans> : <Trans>Continue</Trans>}
            </Button>
          </Group>
        </Stack>
      </form>
    </ApplicationContext>
  );
}
