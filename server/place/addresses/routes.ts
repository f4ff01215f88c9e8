import * as v from 'valibot';
import type { Address } from '../../../domain/account/customer';
import { mostAddresses } from '../../../domain/place/addressBook';
import {
  addAddress,
  type addressPayload,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../../../domain/place/addressEndpoints';
import { houseOf } from '../../../domain/place/house';
import { id as idSchema } from '../../../domain/wire/fields';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { requirePhone } from '../../identity/identifiers';
import { customerOf } from '../../identity/routes';
import { t } from '../../locales/t';
import * as store from './store';

const toWire = (row: store.AddressRow): Address => ({
  id: row.id,
  address: row.address,
  address_type: row.addressType,
  latitude: row.lat,
  longitude: row.lng,
  contact_person_name: row.contactPersonName,
  contact_person_number: row.contactPersonNumber,
  contact_person_email: row.contactPersonEmail,
  additional_information: row.additionalInformation,
  ...houseOf(row.house),
  zone_ids: row.zoneIds,
});

/**
 * A label of the shopper's own stands in place of the type (ADDR-31); zones follow from the point.
 * @throws Refusal `validation` for a number that is nobody's
 */
async function toRow(
  deps: Deps,
  body: v.InferOutput<typeof addressPayload>,
): Promise<store.AddressValues> {
  return {
    addressType: body.address_label || body.address_type,
    address: body.address,
    contactPersonName: body.contact_person_name,
    contactPersonNumber: await requirePhone(
      deps,
      body.contact_person_number,
      'contact_person_number',
    ),
    additionalInformation: body.additional_information,
    house: houseOf(body),
    lat: body.latitude,
    lng: body.longitude,
    zoneIds: await store.zonesAt(deps.db, body.latitude, body.longitude),
  };
}

const texts = {
  added: t('Successfully added!'),
  updated: t('Successfully updated!'),
  deleted: t('Successfully removed!'),
};

/** Saved addresses of a customer (ADDR-28, ADDR-29, ADDR-33); somebody else's do not exist. */
export const registerAddresses: Register = (serve, deps) => {
  serve(listAddresses, async ({ caller }) => ({
    addresses: (await store.listOf(deps.db, customerOf(caller).id)).map(toWire),
  }));

  serve(addAddress, async ({ caller, body, language }) => {
    const row = await toRow(deps, body);
    if (!(await store.insert(deps.db, customerOf(caller).id, row, mostAddresses))) {
      throw new Refusal('address_limit');
    }
    return { message: texts.added[language] };
  });

  serve(updateAddress, async ({ caller, params, body, language }) => {
    const id = v.safeParse(idSchema, params.id);
    const values = await toRow(deps, body);
    const isOwn =
      id.success && (await store.update(deps.db, customerOf(caller).id, id.output, values));
    if (!isOwn) throw new Refusal('not_found');
    return { message: texts.updated[language] };
  });

  serve(deleteAddress, async ({ caller, query, language }) => {
    const isOwn = await store.remove(deps.db, customerOf(caller).id, query.address_id);
    if (!isOwn) throw new Refusal('not_found');
    return { message: texts.deleted[language] };
  });
};
