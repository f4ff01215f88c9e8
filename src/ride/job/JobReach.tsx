import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconNavigation } from '@tabler/icons-react';
import type { RideJob } from '../../../domain/ride/rideOrder';
import { TalkButton } from '../talk/TalkButton';
import { CallButton } from './CallButton';

interface JobReachProps {
  job: RideJob;
  /** They ride to its door, or stand there; else to where it is fetched. */
  isToDoor: boolean;
  onTalk: (id: number) => void;
}

/** The ways to whom is met next: there, by phone and in writing. */
export function JobReach({ job, isToDoor, onTalk }: JobReachProps) {
  const next = isToDoor ? job.to : job.from;
  const phone = isToDoor ? job.contact_phone : job.from_phone;
  return (
    <>
      <Group grow gap="sm">
        {next.lat !== null && next.lng !== null && (
          <Button
            component="a"
            href={`https://www.google.com/maps/dir/?api=1&destination=${next.lat},${next.lng}`}
            target="_blank"
            rel="noreferrer"
            variant="light"
            radius="xl"
            size="md"
            leftSection={<IconNavigation size={18} aria-hidden />}
          >
            <Trans>Directions</Trans>
          </Button>
        )}
        {phone && <CallButton phone={phone} />}
      </Group>
      {job.talk && <TalkButton talk={job.talk} onOpen={onTalk} />}
    </>
  );
}
