import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, useCallback, useState } from 'react';
import type { Profile } from '../../../domain/account/customer';
import { identitySettings } from '../../../machines/identity/identitySettings';
import { configQuery } from '../../client/shopQueries';
import { useFlow } from '../../flow/useFlow';
import { interruptedProfile } from '../../identity/actors/profileMemory';
import { Captcha } from '../../identity/parts/Captcha';
import { useSession } from '../../identity/session';
import { ErrorState } from '../../ui/ErrorState';
import { liveProfileEditMachine } from '../actors/profileEditActors';
import { profileQuery } from '../api/profile';
import { ProfileForm } from './ProfileForm';
import { ProofDialog } from './ProofDialog';

/** Whose details are edited: kept while the session ends in the middle of saving, and not otherwise. */
function useEdited(isWaiting: boolean) {
  const { signedIn } = useSession();
  const { data, error, refetch } = useQuery({
    ...profileQuery(),
    // It may have been changed in another window.
    refetchOnWindowFocus: 'always',
  });
  const [known, setKnown] = useState<Profile | null>(null);
  if (data && data !== known) setKnown(data);
  if (!signedIn && known && !isWaiting) setKnown(null);
  return { signedIn, profile: data ?? known, error, refetch };
}

/** 'Edit Personal Details' (PROF-01). */
export function ProfileSettings({ stranger: Stranger }: { stranger: ComponentType }) {
  const { history } = useRouter();
  const { data: config } = useQuery(configQuery());
  const [round, setRound] = useState(0);
  const leave = useCallback(
    ({ saved }: { saved: boolean }) => {
      // Saved or not, the next visit finds the flow at its start.
      setRound((last) => last + 1);
      if (history.canGoBack()) history.back();
      else history.push('/home');
      return saved;
    },
    [history],
  );
  if (!config) {
    return (
      <Center mih={320}>
        <Loader />
      </Center>
    );
  }
  return <Editing key={round} config={config} onDone={leave} stranger={Stranger} />;
}

interface EditingProps {
  config: Parameters<typeof identitySettings>[0];
  onDone: (output: { saved: boolean }) => void;
  stranger: ComponentType;
}

function Editing({ config, onDone, stranger: Stranger }: EditingProps) {
  const settings = identitySettings(config);
  const { phoneByProvider } = settings;
  const [interrupted] = useState(() => interruptedProfile(phoneByProvider));
  const actor = useFlow(liveProfileEditMachine, {
    input: { phoneByProvider, interrupted },
    onDone,
  });
  const isWaiting = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('needsSignIn'),
  );
  const { signedIn, profile, error, refetch } = useEdited(isWaiting);
  if (!profile) {
    if (!signedIn) return <Stranger />;
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return (
      <Center mih={320}>
        <Loader />
      </Center>
    );
  }
  return (
    <>
      <ProfileForm key={profile.id} actor={actor} profile={profile} settings={settings} />
      <ProofDialog actor={actor} />
      <Captcha />
    </>
  );
}
