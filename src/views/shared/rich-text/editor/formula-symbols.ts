import type { formulaSymbols } from '../../../../domain/messages/en/formula-symbols.ts';

type SymbolName = keyof typeof formulaSymbols.name;

/**
 * A symbol for a formula: the key of its name, how its button looks, and its LaTeX, where `|` stands
 * for the caret.
 */
export interface FormulaSymbol {
  readonly name: SymbolName;
  readonly glyph: string;
  readonly latex: string;
}

/** A group of symbols; `group` is the key of its name. */
export interface SymbolGroup {
  readonly group: keyof typeof formulaSymbols.group;
  readonly symbols: readonly FormulaSymbol[];
}

type Row = readonly [name: SymbolName, glyph: string, latex: string];

const rows: Readonly<Record<SymbolGroup['group'], readonly Row[]>> = {
  structures: [
    ['fraction', 'a⁄b', String.raw`\frac{|}{}`],
    ['squareRoot', '√', String.raw`\sqrt{|}`],
    ['nthRoot', 'ⁿ√', String.raw`\sqrt[|]{}`],
    ['power', 'x²', '^{|}'],
    ['index', 'x₂', '_{|}'],
    ['brackets', '( )', String.raw`\left( | \right)`],
    ['matrix', '(⋮⋮)', String.raw`\begin{pmatrix} | & \\ & \end{pmatrix}`],
    ['cases', '{ ⋮', String.raw`\begin{cases} | \\ \end{cases}`],
    ['words', 'Aa', String.raw`\text{|}`],
    ['vector', 'a⃗', String.raw`\vec{|}`],
    ['hat', 'â', String.raw`\hat{|}`],
    ['mean', 'x̄', String.raw`\overline{|}`],
    ['derivative', 'ẋ', String.raw`\dot{|}`],
  ],
  greek: [
    ['alpha', 'α', String.raw`\alpha`],
    ['beta', 'β', String.raw`\beta`],
    ['gamma', 'γ', String.raw`\gamma`],
    ['delta', 'δ', String.raw`\delta`],
    ['epsilon', 'ε', String.raw`\varepsilon`],
    ['zeta', 'ζ', String.raw`\zeta`],
    ['eta', 'η', String.raw`\eta`],
    ['theta', 'θ', String.raw`\theta`],
    ['kappa', 'κ', String.raw`\kappa`],
    ['lambda', 'λ', String.raw`\lambda`],
    ['mu', 'μ', String.raw`\mu`],
    ['nu', 'ν', String.raw`\nu`],
    ['xi', 'ξ', String.raw`\xi`],
    ['pi', 'π', String.raw`\pi`],
    ['rho', 'ρ', String.raw`\rho`],
    ['sigma', 'σ', String.raw`\sigma`],
    ['tau', 'τ', String.raw`\tau`],
    ['phi', 'φ', String.raw`\varphi`],
    ['chi', 'χ', String.raw`\chi`],
    ['psi', 'ψ', String.raw`\psi`],
    ['omega', 'ω', String.raw`\omega`],
    ['capitalGamma', 'Γ', String.raw`\Gamma`],
    ['capitalDelta', 'Δ', String.raw`\Delta`],
    ['capitalTheta', 'Θ', String.raw`\Theta`],
    ['capitalLambda', 'Λ', String.raw`\Lambda`],
    ['capitalSigma', 'Σ', String.raw`\Sigma`],
    ['capitalPhi', 'Φ', String.raw`\Phi`],
    ['capitalPsi', 'Ψ', String.raw`\Psi`],
    ['capitalOmega', 'Ω', String.raw`\Omega`],
  ],
  operators: [
    ['plusMinus', '±', String.raw`\pm`],
    ['times', '×', String.raw`\times`],
    ['timesDot', '·', String.raw`\cdot`],
    ['dividedBy', '÷', String.raw`\div`],
    ['degree', '°', String.raw`^\circ`],
    ['logarithm', 'log', String.raw`\log`],
    ['naturalLogarithm', 'ln', String.raw`\ln`],
    ['sine', 'sin', String.raw`\sin`],
    ['cosine', 'cos', String.raw`\cos`],
    ['tangent', 'tan', String.raw`\tan`],
  ],
  relations: [
    ['notEqual', '≠', String.raw`\ne`],
    ['approximately', '≈', String.raw`\approx`],
    ['identical', '≡', String.raw`\equiv`],
    ['proportional', '∝', String.raw`\propto`],
    ['atMost', '≤', String.raw`\le`],
    ['atLeast', '≥', String.raw`\ge`],
    ['muchLess', '≪', String.raw`\ll`],
    ['muchGreater', '≫', String.raw`\gg`],
  ],
  arrows: [
    ['rightArrow', '→', String.raw`\to`],
    ['leftArrow', '←', String.raw`\gets`],
    ['bothArrow', '↔', String.raw`\leftrightarrow`],
    ['equilibrium', '⇌', String.raw`\rightleftharpoons`],
    ['implies', '⇒', String.raw`\Rightarrow`],
    ['ifAndOnlyIf', '⇔', String.raw`\Leftrightarrow`],
    ['upArrow', '↑', String.raw`\uparrow`],
    ['downArrow', '↓', String.raw`\downarrow`],
  ],
  calculus: [
    ['sum', '∑', String.raw`\sum_{|}^{}`],
    ['product', '∏', String.raw`\prod_{|}^{}`],
    ['integral', '∫', String.raw`\int_{|}^{}`],
    ['limit', 'lim', String.raw`\lim_{| \to }`],
    ['partial', '∂', String.raw`\partial`],
    ['nabla', '∇', String.raw`\nabla`],
    ['infinity', '∞', String.raw`\infty`],
    ['prime', '′', "'"],
  ],
  sets: [
    ['elementOf', '∈', String.raw`\in`],
    ['notElementOf', '∉', String.raw`\notin`],
    ['subset', '⊂', String.raw`\subset`],
    ['union', '∪', String.raw`\cup`],
    ['intersection', '∩', String.raw`\cap`],
    ['emptySet', '∅', String.raw`\emptyset`],
    ['reals', 'ℝ', String.raw`\mathbb{R}`],
    ['forAll', '∀', String.raw`\forall`],
    ['thereIs', '∃', String.raw`\exists`],
    ['logicalAnd', '∧', String.raw`\land`],
    ['logicalOr', '∨', String.raw`\lor`],
    ['negation', '¬', String.raw`\lnot`],
  ],
};

/** The symbols for a formula, in groups. */
export const symbolGroups: readonly SymbolGroup[] = (
  Object.keys(rows) as readonly SymbolGroup['group'][]
).map((group) => ({
  group,
  symbols: rows[group].map(([name, glyph, latex]) => ({ name, glyph, latex })),
}));
