import { useLingui } from '@lingui/react/macro';
import { Center, Loader, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import type { Config } from '../../../domain/config';
import type { ForgotPasswordScreen, Step } from '../../../machines/identity/forgotPassword';
import { identitySettings } from '../../../machines/identity/identitySettings';
import { configQuery } from '../../client/shopQueries';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { ErrorState } from '../../ui/ErrorState';
import { usePageTitle } from '../../ui/usePageTitle';
import { liveForgotPasswordMachine } from '../actors/forgotPasswordActors';
import { rememberedReset } from '../actors/resetMemory';
import { Captcha } from '../parts/Captcha';
import { Changed, CodeUsedUp } from './Ends';
import classes from './ForgotPassword.module.css';
import type { ForgotActor } from './intents';
import { NoMethod } from './NoMethod';
import { PasswordStep } from './PasswordStep';
import { ProveStep } from './ProveStep';
import { RequestStep } from './RequestStep';
import { useStepInAddress } from './useStepInAddress';

type Screen = ComponentType<{ actor: ForgotActor; config: Config }>;

const screens = {
  noMethod: NoMethod,
  request: RequestStep,
  requestTrouble: RequestStep,
  code: ProveStep,
  password: PasswordStep,
  passwordTrouble: PasswordStep,
  codeUsedUp: CodeUsedUp,
  changed: Changed,
  none: null,
} satisfies Record<ForgotPasswordScreen, Screen | null>;

function Wizard({ config, step }: { config: Config; step: Step }) {
  const [request] = useState(rememberedReset);
  const { resetBy, phoneByProvider } = identitySettings(config);
  const actor = useFlow(liveForgotPasswordMachine, {
    input: {
      methods: resetBy,
      phoneByProvider,
      request: request && resetBy.includes(request.method) ? request : null,
    },
  });
  useStepInAddress(actor, step);
  const screen = useSelector(actor, (snapshot) => screenOf<ForgotPasswordScreen>(snapshot));
  const Screen: Screen | null = screens[screen];
  return Screen && <Screen actor={actor} config={config} />;
}

/** The page for a forgotten password (FORGOT-01). */
export function ForgotPasswordPage({ step }: { step: Step }) {
  const { t } = useLingui();
  usePageTitle(t`Forgot password`);
  const { data: config, error, refetch } = useQuery(configQuery());
  return (
    <div className={classes.page}>
      <Paper className={classes.card} radius="lg">
        {config && <Wizard config={config} step={step} />}
        {!config && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!config && !error && (
          <Center mih={280}>
            <Loader />
          </Center>
        )}
        <Captcha />
      </Paper>
    </div>
  );
}
