import type { Localized, OwnText } from '../../domain/language/localized';
import { t } from '../locales/city';

const names = (list: string): Localized[] =>
  list
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => t(name));

export const NOUNS: readonly Localized[] = names(`
  Olive; Jasmine; Almond; Pomegranate; Fig; Palm; Cedar; Cypress
  Willow; Walnut; Orange Blossom; Lemon; Apricot; Mulberry; Vine; Henna
  Basil; Mint; Thyme; Sage; Lavender; Rose; Narcissus; Iris
  Tulip; Carnation; Poppy; Lotus; Acacia; Tamarisk; Carob; Laurel
  Saffron; Cardamom; Cinnamon; Cumin; Frankincense; Musk; Amber; Sandalwood
  Pearl; Coral; Emerald; Ruby; Turquoise; Silver; Copper; Marble
  Lighthouse; Anchor; Sail; Mast; Captain; Divers; Sailors; Fishermen
  Shell; Dolphin; Seagull; Turtle; Wave; Tide; Sea Breeze; Horizon
  Falcon Wing; Gazelle; Oryx; Nightingale; Hoopoe; Dove; Swallow; Partridge
  Moon; Crescent; Pleiades; Canopus; Dawn; Sunset; Stars; North Star
  Rain; Cloud; Dew; Spring; Autumn; East Wind; Rainbow; Shade
  Fountain; Well; Watermill; Waterwheel; Canal; Stream; Valley; Oasis
  Hope; Peace; Friendship; Justice; Wisdom; Generosity; Courage; Loyalty
  Unity; Freedom; Victory; Joy; Serenity; Sincerity; Trust; Welcome
  Knowledge; Pen; Book; Poets; Scribes; Teachers; Astronomers; Physicians
  Goldsmiths; Potters; Coppersmiths; Carpenters; Dyers; Tanners; Bakers; Perfumers
  Saddlers; Blacksmiths; Tailors; Boatbuilders; Netmakers; Glassblowers; Rope Makers; Booksellers
  Silk; Cotton; Wool; Linen; Carpet; Lantern; Candle; Honey
  Coffee; Dates; Wheat; Barley; Salt; Sugar; Spice; Orchard
  Citadel Gate; Sea Gate; River Gate; Iron Gate; Green Dome; White Minaret; Clock Tower; Old Market
  Caravan; Camel; Horsemen; Archers; Drummers; Lute; Flute; Andalus
  Museum; Theatre; Library; Post Office; Customs; Shipyard; Dunes; Meadow
`);

const FIGURES: readonly Localized[] = names(`
  Ibn Sina; Ibn Rushd; Ibn Khaldun; Ibn Battuta; Ibn Al-Haytham; Ibn Al-Nafis; Ibn Majid; Ibn Jubayr
  Ibn Hazm; Ibn Zaydun; Ibn Firnas; Ibn Tufayl; Al-Khwarizmi; Al-Biruni; Al-Farabi; Al-Kindi
  Al-Razi; Al-Zahrawi; Al-Idrisi; Al-Masudi; Al-Jahiz; Al-Mutanabbi; Al-Maarri; Al-Buhturi
  Al-Asmai; Al-Jazari; Al-Battani; Al-Tusi; Al-Yaqubi; Yaqut; Abu Nuwas; Abu Tammam
  Abu Firas; Sibawayh; Al-Khansa; Zarqa Al-Yamama; Hatim Al-Tai; Antara; Jabir Ibn Hayyan; Thabit Ibn Qurra
  Wallada; Maryam Al-Ijliya; Sindbad; Scheherazade; Al-Farahidi; Al-Hariri; Al-Ghafiqi; Al-Istakhri
  Damascus; Cairo; Baghdad; Cordoba; Granada; Seville; Fez; Marrakesh
  Tunis; Kairouan; Algiers; Tripoli; Alexandria; Aleppo; Beirut; Sidon
  Amman; Petra; Basra; Mosul; Kufa; Sanaa; Aden; Muscat
  Manama; Doha; Samarkand; Bukhara; Zanzibar; Timbuktu; Khartoum; Nouakchott
`);

const FIRST: readonly Localized[] = names(`
  Yousef; Khalid; Omar; Hassan; Tariq; Salim; Faisal; Nasser; Ziad; Karim
  Layla; Amina; Fatima; Salma; Nadia; Huda; Zaynab; Samira; Rania; Dalal
  Ibrahim; Idris; Mustafa; Rashid; Jamal; Adnan; Munir; Hisham; Walid; Bashir
`);

const FAMILY: readonly Localized[] = names(`
  Al-Khatib; Al-Najjar; Al-Haddad; Al-Attar; Al-Sayegh; Al-Bahri; Al-Masri; Al-Shami
  Al-Hijazi; Al-Maghribi; Al-Omari; Al-Tamimi; Al-Qasimi; Al-Harbi; Al-Sharif; Al-Hakim
  Al-Ansari; Al-Rifai; Al-Husseini; Al-Jabri; Al-Saadi; Al-Nouri; Al-Kattan; Al-Banna
`);

const KINDS = {
  avenue: (name: OwnText) => t('{name} Avenue', { name }),
  street: (name: OwnText) => t('{name} Street', { name }),
  lane: (name: OwnText) => t('{name} Lane', { name }),
};

/** A street's full name. In some languages the kind comes first. */
export const streetName = (kind: keyof typeof KINDS, name: Localized): Localized =>
  KINDS[kind](name);

/** Names for ordinary streets, best known first; people make up the rest, as they do in every city. */
export function streetNamePool(): { wellKnown: Localized[]; people: Localized[] } {
  const people = FIRST.flatMap((first) =>
    FAMILY.map((family) => t('{first} {family}', { first, family })),
  );
  return { wellKnown: [...NOUNS, ...FIGURES], people };
}
