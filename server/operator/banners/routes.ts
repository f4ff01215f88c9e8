import * as calls from '../../../domain/operator/shopBannerEndpoints';
import { keepPicture } from '../../catalogue/keepPicture';
import { idParam } from '../../http/paging';
import type { Register } from '../../http/serve';
import { t } from '../../locales/t';
import { actingOperator } from '../acting';
import { targetsOf } from './lead';
import { bannerAt, listedBanners, presentBanner } from './read';
import { addBanner, editBanner, setBannerActive } from './write';

const texts = { noted: t('Noted') };

/** Banners, as operators make, change and switch them off. */
export const registerShopBanners: Register = (serve, deps) => {
  const { db } = deps;
  serve(calls.listShopBanners, async ({ language }) => ({
    banners: await listedBanners(db, language),
  }));
  serve(calls.findBannerTargets, async ({ query: { of, name, ...within }, language }) => {
    const { module_id: moduleId, zone_id: zoneId } = within;
    const asked = { meant: { name }, within: { moduleId, zoneId } };
    return { targets: await targetsOf(db, of, asked, language) };
  });
  serve(calls.keepBannerPicture, async ({ body: { image } }) => ({
    image_full_url: await keepPicture(db, image),
  }));
  serve(calls.readShopBanner, async ({ params, language }) =>
    presentBanner(db, await bannerAt(db, idParam(params.id)), language),
  );
  serve(calls.addShopBanner, async (input) => {
    const { body, idempotencyKey } = input;
    const row = await addBanner(deps, actingOperator(input), idempotencyKey ?? '', body.banner);
    return presentBanner(db, row, input.language);
  });
  serve(calls.editShopBanner, async (input) => {
    const id = idParam(input.params.id);
    const row = await editBanner(deps, actingOperator(input), id, input.body);
    return presentBanner(db, row, input.language);
  });
  serve(calls.setBannerActive, async (input) => {
    const { is_active } = input.body;
    await setBannerActive(deps, actingOperator(input), idParam(input.params.id), is_active === 1);
    return { message: texts.noted[input.language] };
  });
};
