import type { There } from './there';
import { plain, row, rowsIn, word } from './values';

/** Landing page: in sections (2026), or the same names flat at the top. Counts are not told: none are shown. */
export async function landing(there: There) {
  const flat = row(await there.ask('GET', '/react-landing-page', {}, { isNameless: true }));
  const of = (section: string) => ({ ...flat, ...row(flat[section]) });
  const hero = of('hero_section');
  const footer = of('footer_section');
  const company = of('company_intro_section');
  const zones = of('available_zone_section');
  return {
    download_user_app_links: row(of('user_app_download_section').download_user_app_links),
    fixed_footer_description: plain(footer.fixed_footer_description),
    fixed_newsletter_title: plain(footer.fixed_newsletter_title),
    fixed_newsletter_sub_title: plain(footer.fixed_newsletter_sub_title),
    hero_title: plain(hero.header_title),
    hero_sub_title: plain(hero.header_sub_title),
    steps: [],
    available_zones: rowsIn(zones.available_zone_list).map((zone) => ({
      id: zone.id,
      name: word(zone.display_name) || word(zone.name),
    })),
    business_title: plain(company.company_title) || plain(company.business_title),
    business_sub_title: plain(company.company_sub_title) || plain(company.business_sub_title),
  };
}
