import { Trans } from '@lingui/react/macro';
import { Box, Button, Stack, Text } from '@mantine/core';
import { offeredMinutes } from '../../../domain/desk/deskOrder';
import { decideSteps, type HandleStanding } from '../../../machines/desk/handleOrder';
import type { HandleIntents } from './handleIntents';
import classes from './StepButtons.module.css';

interface StepButtonsProps {
  standing: HandleStanding;
  /** Who was to take it away, and has not. */
  awaited: 'shopper' | 'itsCourier' | 'anyCourier';
  /** What its own courier is to bring back in cash; empty where it is paid. */
  toCollect: string;
  isBusy: boolean;
  intents: HandleIntents;
}

const notTaken = {
  shopper: <Trans>It is not collected</Trans>,
  itsCourier: <Trans>Its courier does not bring it</Trans>,
  anyCourier: <Trans>No courier brings it</Trans>,
} as const;

/** What can be done where the order stands: one press each. */
export function StepButtons({ standing, awaited, toCollect, isBusy, intents }: StepButtonsProps) {
  const steps = decideSteps(standing);
  return (
    <Stack gap="sm" aria-busy={isBusy}>
      {steps.includes('accept') && (
        <>
          <Text fw={600} id="desk-minutes">
            <Trans>Accept, ready in</Trans>
          </Text>
          <Box className={classes.minutes} role="group" aria-labelledby="desk-minutes">
            {offeredMinutes.map((minutes) => (
              <Button
                key={minutes}
                size="lg"
                radius="md"
                disabled={isBusy}
                onClick={() => intents.accept(minutes)}
              >
                <Trans>{minutes} min</Trans>
              </Button>
            ))}
          </Box>
        </>
      )}
      {steps.includes('markPrepared') && (
        <Button size="lg" radius="md" loading={isBusy} onClick={intents.prepare}>
          <Trans>It is ready</Trans>
        </Button>
      )}
      {steps.includes('handOver') && (
        <Button size="lg" radius="md" loading={isBusy} onClick={intents.handOver}>
          <Trans>Handed over</Trans>
        </Button>
      )}
      {steps.includes('deliver') && (
        <Button size="lg" radius="md" loading={isBusy} onClick={intents.deliver}>
          {toCollect ? (
            <Trans>Delivered, and {toCollect} collected</Trans>
          ) : (
            <Trans>Delivered</Trans>
          )}
        </Button>
      )}
      {steps.includes('rescue') && (
        <Button
          size="lg"
          radius="md"
          variant="light"
          disabled={isBusy}
          onClick={intents.startRescuing}
        >
          {notTaken[awaited]}
        </Button>
      )}
      {steps.includes('refuse') && (
        <Button
          variant="subtle"
          color="red"
          radius="xl"
          disabled={isBusy}
          onClick={intents.startRefusing}
        >
          <Trans>Refuse the order</Trans>
        </Button>
      )}
    </Stack>
  );
}
