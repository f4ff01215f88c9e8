import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import type {
  ApplicationKind,
  ApplicationStep,
  ApplicationValues,
} from '../../../domain/account/applicationValidation';
import type { RegistrationMeta, registrationMachine } from '../../../machines/account/registration';
import type { ApplicationForm } from './applicationForm';
import { useApplicationTexts } from './applicationTexts';
import type { RegistrationActor, registrationIntents } from './intents';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const metasOf = (snapshot: Snapshot): (RegistrationMeta | undefined)[] =>
  Object.values(snapshot.getMeta());

export const applicationStepOf = (snapshot: Snapshot): ApplicationStep =>
  metasOf(snapshot).find((meta) => meta?.step)?.step ?? 'person';
export const applicationTroubleOf = (snapshot: Snapshot) =>
  metasOf(snapshot).find((meta) => meta?.trouble)?.trouble ?? null;

export interface ApplicationScope {
  readonly kind: ApplicationKind;
  readonly actor: RegistrationActor;
  readonly intents: ReturnType<typeof registrationIntents>;
  readonly form: ApplicationForm;
}

export const ApplicationContext = createContext<ApplicationScope | null>(null);

export function useApplication(): ApplicationScope {
  const scope = useContext(ApplicationContext);
  if (!scope) throw new Error('outside an application');
  return scope;
}

export function useApplicationField() {
  const { actor, form } = useApplication();
  const say = useApplicationTexts();
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (path: keyof ApplicationValues) => {
    const props = form.getInputProps(path);
    const refused: ReactNode = refusal?.field === path ? say.refusal(refusal) : null;
    return { ...props, error: say.field(props.error) ?? refused };
  };
}
