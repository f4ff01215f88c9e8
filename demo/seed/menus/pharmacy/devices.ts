import { medicines } from '../medicines';

export const devices = medicines(`
icons | name | description | price | pack | generic | marks
pressure-monitor | Upper Arm Blood Pressure Monitor | Large digits, two users, spots an irregular pulse. | 46.00 | 1 piece |  |
pressure-monitor ware-monitor-wrist | Wrist Blood Pressure Monitor | Fits a handbag; hold it at heart height. | 33.50 | 1 piece |  |
thermometer | Digital Thermometer | Ten seconds, flexible tip, beeps. | 6.90 | 1 piece |  |
thermometer ware-thermometer-ear | Ear Thermometer | One second, for a child who will not sit. | 31.00 | 1 piece |  |
stethoscope | Student Stethoscope | Dual head, spare earpieces. | 27.00 | 1 piece |  |
glucose-meter | Blood Glucose Meter | With ten strips and a lancing pen. | 22.50 | 1 piece |  |
stopwatch ware-oximeter | Fingertip Pulse Oximeter | Oxygen and pulse on a bright screen. | 24.00 | 1 piece |  |
stopwatch ware-pill-box | Pill Timer Box | Seven days, four times, rings. | 18.50 | 1 piece |  |
`);
