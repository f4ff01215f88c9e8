import * as calls from '../../../domain/desk/deskItemEndpoints';
import { idParam } from '../../http/paging';
import type { Register } from '../../http/serve';
import { staffOf } from '../../http/staff';
import { t } from '../../locales/t';
import { ownItem, presentItem, shelvesOf } from './read';
import { addItem, editItem, putOnMenu } from './write';

const texts = { noted: t('Noted') };

/** Items of a store, as its owner adds, changes and takes them off the menu. */
export const registerDeskItems: Register = (serve, deps) => {
  serve(calls.readShelves, (input) => shelvesOf(deps, staffOf(input), input.language));
  serve(calls.readDeskItem, async (input) =>
    presentItem(await ownItem(deps.db, staffOf(input), idParam(input.params.id))),
  );
  serve(calls.addDeskItem, async (input) =>
    presentItem(await addItem(deps, staffOf(input), input.idempotencyKey ?? '', input.body)),
  );
  serve(calls.editDeskItem, async (input) => {
    const id = idParam(input.params.id);
    return presentItem(await editItem(deps, staffOf(input), id, input.body));
  });
  serve(calls.setOnMenu, async (input) => {
    const isOn = input.body.is_on_menu === 1;
    await putOnMenu(deps, staffOf(input), idParam(input.params.id), isOn);
    return { message: texts.noted[input.language] };
  });
};
