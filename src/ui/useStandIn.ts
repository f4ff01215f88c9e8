import { useState } from 'react';

export type PictureKind = 'item' | 'store' | 'vehicle' | 'avatar' | 'category' | 'banner';

/** What is shown in place of a picture that is missing or fails: the one of its kind; null while it can be shown (ERR-03). */
export function useStandIn(src: string, kind: PictureKind) {
  const [failed, setFailed] = useState('');
  return {
    standIn: src && failed !== src ? null : `/pictures/default-${kind}.svg`,
    onError: () => setFailed(src),
  };
}
