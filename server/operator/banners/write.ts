import { eq } from 'drizzle-orm';
import type { OwnText } from '../../../domain/language/localized';
import type { ActKind, Actor } from '../../../domain/operator/act';
import {
  type BannerForm,
  type BannerLead,
  isTarget,
  leadsOfModule,
} from '../../../domain/operator/shopBanner';
import { moduleKinds } from '../../../domain/place/module';
import type { Tx } from '../../db/client';
import { pictures } from '../../db/schema/imports';
import { modules, zones } from '../../db/schema/places';
import { banners } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import {
  claimKey,
  findAnswer,
  hashRequest,
  type OnceKey,
  storeAnswer,
} from '../../orders/idempotency';
import { noteAct } from '../noteAct';
import { type BannerRowKept, keptLead, targetsOf } from './lead';
import { bannerAt, bannerVersion, lastBannerChanger } from './read';

const texts = {
  gone: t('Some of these are not there any more. Please choose again.'),
  elsewhere: t('This is not there any more, or not in this module and zone. Please choose again.'),
};

const wrong = (field: keyof BannerForm, message: typeof texts.gone) =>
  new Refusal('validation', { message, detail: { field: `banner.${field}` } });

/** What was left empty is shown in the first language. */
const ownWords = ({ en, ...others }: BannerForm['title']): OwnText => ({
  en,
  ...Object.fromEntries(Object.entries(others).filter(([, words]) => words !== '')),
});

const valuesOf = (form: BannerForm) => ({
  title: ownWords(form.title),
  image: form.image,
  moduleId: form.module_id,
  zoneId: form.zone_id,
  position: form.position,
  ...keptLead(form),
});

const pictureId = (image: string) =>
  /^\/media\/catalogue\/([0-9a-f]{32})\.webp$/.exec(image)?.[1] ?? '';

/** @throws Refusal `validation` for what is not there */
async function verify(tx: Tx, form: BannerForm, old: BannerRowKept | null): Promise<void> {
  const { image, module_id: moduleId, zone_id: zoneId, leads_to, target_id } = form;
  if (image !== old?.image && (await tx.$count(pictures, eq(pictures.id, pictureId(image)))) === 0)
    throw wrong('image', texts.gone);
  const [module] = await tx
    .select({ type: modules.type })
    .from(modules)
    .where(eq(modules.id, moduleId));
  const leads: readonly BannerLead[] = module ? leadsOfModule[moduleKinds[module.type].sells] : [];
  if (leads.length === 0) throw wrong('module_id', texts.gone);
  if (!leads.includes(leads_to)) throw wrong('leads_to', texts.gone);
  if (zoneId !== null && (await tx.$count(zones, eq(zones.id, zoneId))) === 0)
    throw wrong('zone_id', texts.gone);
  if (!isTarget(leads_to)) return;
  const asked = { meant: { ids: [target_id ?? 0] }, within: { moduleId, zoneId } };
  if ((await targetsOf(tx, leads_to, asked, 'en')).length === 0)
    throw wrong('target_id', texts.elsewhere);
}

const note = (tx: Tx, { clock }: Deps, actor: Actor, kind: ActKind, { id, title }: BannerRowKept) =>
  noteAct(tx, actor, { kind, about: id, note: title.en, at: clock.now() });

/** @throws Refusal `validation`, `idempotency_key_reused` */
export async function addBanner(
  deps: Deps,
  actor: Actor,
  key: string,
  form: BannerForm,
): Promise<BannerRowKept> {
  const { db, clock } = deps;
  const known: OnceKey = {
    owner: `operator:${actor.by}`,
    key,
    requestHash: hashRequest('add-banner', form),
  };
  return db.transaction(async (tx) => {
    if (!(await claimKey(tx, known, clock.now()))) {
      const before = await findAnswer<{ id: number }>(tx, known);
      if (!before) throw new Refusal('unavailable', { retryAfter: 1 });
      return bannerAt(tx, before.id);
    }
    await verify(tx, form, null);
    const [row] = await tx.insert(banners).values(valuesOf(form)).returning();
    if (!row) throw new Error('A banner that was just made is not there');
    await note(tx, deps, actor, 'banner.added', row);
    await storeAnswer(tx, known, { id: row.id });
    return row;
  });
}

/** Nobody changes it until the transaction has ended. @throws Refusal `not_found` */
async function holdBanner(tx: Tx, id: number): Promise<BannerRowKept> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** @throws Refusal `not_found`, `changed_meanwhile`, `validation` */
export async function editBanner(
  deps: Deps,
  actor: Actor,
  id: number,
  { banner, version }: { banner: BannerForm; version: string },
): Promise<BannerRowKept> {
  return deps.db.transaction(async (tx) => {
    const old = await holdBanner(tx, id);
    if (bannerVersion(old) !== version) {
      const by = await lastBannerChanger(tx, id);
      throw new Refusal('changed_meanwhile', { detail: { by } });
    }
    await verify(tx, banner, old);
    const [row] = await tx
      .update(banners)
      .set(valuesOf(banner))
      .where(eq(banners.id, id))
      .returning();
    if (!row) throw new Refusal('not_found');
    await note(tx, deps, actor, 'banner.edited', row);
    return row;
  });
}

/** @throws Refusal `not_found` */
export async function setBannerActive(
  deps: Deps,
  actor: Actor,
  id: number,
  active: boolean,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await holdBanner(tx, id);
    if (row.active === active) return;
    await tx.update(banners).set({ active }).where(eq(banners.id, id));
    await note(tx, deps, actor, active ? 'banner.on' : 'banner.off', row);
  });
}
