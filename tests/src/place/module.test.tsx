import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Module, ModuleType } from '../../../domain/place/module';
import type { AnyEndpoint } from '../../../domain/wire/define';
import NoModule from '../../../src/catalogue/home/NoModule';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { moduleKey, storePlace } from '../../../src/client/storage/storage';
import { provideNavigation } from '../../../src/flow/emitted';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { OverlayFailed } from '../../../src/flow/overlays';
import {
  chooseModule,
  openModuleSelect,
  settleModule,
} from '../../../src/place/module/chooseModule';
import { ModuleStrip } from '../../../src/place/module/ModuleStrip';
import { ModuleSwitcherBar } from '../../../src/place/module/ModuleSwitcherBar';
import { openModules } from '../../../src/place/module/openModules';
import { renderWithShop } from '../../support/renderShop';

const moduleOf = (id: number, module_type: ModuleType, zones = [1], status: 0 | 1 = 1): Module => ({
  id,
  module_type,
  module_name: `The ${module_type}`,
  icon_full_url: '',
  description: '',
  zones: zones.map((zone) => ({ id: zone, name: `Zone ${zone}` })),
  status,
  stores_count: 3,
});
const food = moduleOf(1, 'food');
const grocery = moduleOf(2, 'grocery');
const elsewhere = moduleOf(3, 'pharmacy', [2]);

let listModules: () => Module[];

vi.mock('../../../src/client/client', () => ({
  call: async (endpoint: AnyEndpoint) => {
    if (endpoint.path === '/module') return listModules();
    throw new ApiError('network', 0);
  },
  onUnauthenticated: () => () => undefined,
}));

const broken = vi.hoisted(() => ({ isNow: false }));
vi.mock('../../../src/place/module/ModuleSelect', async (original) => {
  const { default: ModuleSelect } =
    await original<typeof import('../../../src/place/module/ModuleSelect')>();
  const Breaking: typeof ModuleSelect = (props) => {
    if (broken.isNow) throw new Error('broken');
    return ModuleSelect(props);
  };
  return { default: Breaking };
});

const visited: string[] = [];

// Overlays fetch their code when they open; here it is at hand.
beforeAll(() => import('../../../src/place/module/ModuleSelect'));

beforeEach(() => {
  visited.length = 0;
  provideNavigation((to) => void visited.push(to));
  storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] });
  listModules = () => [food, grocery, elsewhere];
});

afterEach(() => {
  moduleKey.set(null);
  storePlace(null);
});

describe('the modules to offer (MOD-16)', () => {
  it('are active, have their pages, and share a zone with the place', () => {
    const closed = moduleOf(4, 'ecommerce', [1], 0);
    expect(openModules([food, elsewhere, closed], [1])).toEqual([food]);
    expect(openModules([food, elsewhere], [2, 1])).toEqual([food, elsewhere]);
    expect(openModules([food, elsewhere], null)).toEqual([food, elsewhere]);
  });
});

describe('the choice of a module', () => {
  it('opens by itself at home where a place is known and no module (MOD-04, MOD-09)', async () => {
    renderWithShop(
      <>
        <NoModule />
        <OverlayHost />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: /The grocery/ }));
    await waitFor(() => expect(moduleKey.get()).toEqual(grocery));
    expect(visited).toEqual(['/home']);
  });

  it('shows the modules with the one of before marked, says which was taken, and goes home (MOD-04 to MOD-09)', async () => {
    moduleKey.set(food);
    renderWithShop(<OverlayHost />);
    const outcome = openModuleSelect();
    const tiles = await screen.findAllByRole('button', { name: /The (food|grocery)/ });
    expect(tiles.map((tile) => tile.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(screen.getByText('Select a type of module for your orders')).toBeTruthy();
    expect(screen.getByText('A module must be selected to continue.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /The grocery/ }));
    expect(await outcome).toBe('chosen');
    expect(moduleKey.get()?.id).toBe(2);
    expect(visited).toEqual(['/home']);
    expect(await screen.findByText('A Module has been selected.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells of restaurants, stores or providers, by module (MOD-02)', async () => {
    const one = { ...moduleOf(6, 'rental'), stores_count: 1 };
    listModules = () => [food, grocery, moduleOf(5, 'rental'), one];
    renderWithShop(<OverlayHost />);
    const outcome = openModuleSelect();
    const tiles = await screen.findAllByRole('button', { name: /^The / });
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'The food3 restaurants',
      'The grocery3 stores',
      'The rental3 providers',
      'The rental1 provider',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /The food/ }));
    expect(await outcome).toBe('chosen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stands in three columns, whatever the last row holds (MOD-04)', () => {
    const css = readFileSync('src/place/module/ModuleGrid.module.css', 'utf8');
    const list = /^\.list \{[^}]*\}/m.exec(css)?.[0];
    expect(list).toContain('grid-template-columns: repeat(3, minmax(0, 1fr));');
    expect(css).not.toMatch(/grid-column|nth-child/);
  });

  it('cannot be closed while no module works at the place', async () => {
    moduleKey.set(elsewhere);
    renderWithShop(<OverlayHost />);
    const outcome = settleModule();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: /The food/ }));
    expect(await outcome).toBe('chosen');
  });

  it('is made once when several parts of a page find it missing', async () => {
    renderWithShop(<OverlayHost />);
    const outcomes = Promise.all([settleModule(), settleModule()]);
    await screen.findByRole('dialog');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /The food/ }));
    expect(await outcomes).toEqual(['chosen', 'chosen']);
  });

  it('is asked anew after a dialog that broke, whose flow has ended with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ends: string[] = [];
    window.inspectActor = () => () => void ends.push('ended');
    renderWithShop(<OverlayHost />);
    broken.isNow = true;
    await expect(settleModule()).rejects.toBeInstanceOf(OverlayFailed);
    expect(ends).toEqual(['ended']);
    broken.isNow = false;
    delete window.inspectActor;
    const outcome = settleModule();
    fireEvent.click(await screen.findByRole('button', { name: /The food/ }));
    expect(await outcome).toBe('chosen');
  });

  it('says when there is none, and leads to another place (MOD-06)', async () => {
    listModules = () => [elsewhere];
    renderWithShop(<OverlayHost />);
    const outcome = settleModule();
    expect(await screen.findByText('No module found')).toBeTruthy();
    expect(screen.getByText('Contact with the site owner to activate modules.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change location' }));
    expect(await outcome).toBe('locationAsked');
  });

  it('looks again when asked to where there was none (MOD-06, MOD-20)', async () => {
    listModules = () => [elsewhere];
    renderWithShop(<OverlayHost />);
    const outcome = settleModule();
    expect(await screen.findByText('No module found')).toBeTruthy();
    listModules = () => [food];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await outcome).toBe('chosen');
    expect(moduleKey.get()?.id).toBe(1);
  });

  it('takes the only module without asking', async () => {
    listModules = () => [food];
    expect(await settleModule()).toBe('chosen');
    expect(moduleKey.get()?.id).toBe(1);
  });

  it('takes the module that led to the choice of a place', async () => {
    expect(await settleModule(grocery)).toBe('chosen');
    expect(moduleKey.get()?.id).toBe(2);
  });
});

describe('the switcher bar', () => {
  it('lists the modules of the zone, marks the current one and says which was taken (MOD-08, MOD-16, MOD-17)', async () => {
    moduleKey.set(food);
    renderWithShop(
      <>
        <ModuleSwitcherBar />
        <OverlayHost />
      </>,
    );
    const bar = await screen.findByRole('navigation', { name: 'Modules' });
    const buttons = [...bar.querySelectorAll('button')];
    expect(
      buttons.map((b) => [b.getAttribute('aria-label'), b.getAttribute('aria-pressed')]),
    ).toEqual([
      ['The food', 'true'],
      ['The grocery', 'false'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'The grocery' }));
    await waitFor(() => expect(moduleKey.get()?.id).toBe(2));
    expect(visited).toEqual(['/home']);
    expect(await screen.findByText('A Module has been selected.')).toBeTruthy();
  });

  it('is not there with a single module (MOD-14)', async () => {
    listModules = () => [food];
    await chooseModule(food);
    renderWithShop(<ModuleSwitcherBar />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it('MOD-14 the chosen module stands in the middle of the strip, wherever it is in the row', async () => {
  // Chips of 100 in a strip of 150: the second one's middle is at 150, the strip's at 75.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
    return this.tagName === 'NAV'
      ? new DOMRect(0, 0, 150, 40)
      : new DOMRect(place * 100, 0, 100, 40);
  });
  chooseModule(grocery);
  renderWithShop(<ModuleStrip />);
  const strip = await screen.findByRole('navigation', { name: 'Choose a module' });
  expect(strip.scrollLeft).toBe(75);
  vi.restoreAllMocks();
});
