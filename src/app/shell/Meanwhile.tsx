import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ModuleKind, moduleKinds } from '../../../domain/place/module';
import { usePlace } from '../../place/currentPlace';

const consequences: Record<ModuleKind['sells'], MessageDescriptor> = {
  items: msg`What you change in the cart is sent later.`,
  trips: msg`Changes to your trip need a connection.`,
  parcels: msg`What you type is kept here; sending it needs a connection.`,
};

export default function Meanwhile() {
  const { t } = useLingui();
  const { hasLocation, module } = usePlace();
  return hasLocation && module && t(consequences[moduleKinds[module.module_type].sells]);
}
