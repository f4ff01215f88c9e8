import { useLingui } from '@lingui/react/macro';
import { PictureChoice } from '../../ui/form/PictureChoice';
import { Picture } from '../../ui/Picture';

interface ItemPictureProps {
  /** A new one as a data URL; '' where there is none. */
  chosen: string;
  /** The one that stands there. */
  kept: string;
  onChosen: (picture: string) => void;
}

export function ItemPicture({ chosen, kept, onChosen }: ItemPictureProps) {
  const { t } = useLingui();
  return (
    <PictureChoice onChosen={onChosen}>
      {chosen ? (
        <img src={chosen} alt={t`What shoppers will see`} width={88} height={88} />
      ) : (
        <Picture src={kept} alt="" width={88} height={88} />
      )}
    </PictureChoice>
  );
}
