import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { LanguageScreen } from '../../../machines/content/language';
import { currentLocale } from '../../client/i18n';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveLanguageMachine } from '../actors/languageActors';
import { languageIntents } from './intents';
import { Failed, Languages, Question, type ScreenProps } from './LanguageScreens';

const screens: Record<LanguageScreen, (props: ScreenProps) => ReactNode> = {
  languages: Languages,
  question: Question,
  changing: Question,
  failed: Failed,
  none: () => null,
};

/** The choice of language, confirmed before the shop turns to it (LANG-01, LANG-02). */
export default function LanguageDialog({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const close = useCallback(() => onDone(), [onDone]);
  const actor = useFlow(liveLanguageMachine, {
    input: { current: currentLocale() },
    onDone: close,
  });
  const screen = useSelector(actor, (snapshot) => screenOf<LanguageScreen>(snapshot));
  const Screen = screens[screen];
  return (
    <Modal
      opened
      onClose={languageIntents(actor).close}
      title={t`Choose your language`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="sm"
    >
      <Screen actor={actor} />
    </Modal>
  );
}
